# What lessons share.

learn-title = Learn: { $game }
learn-teacher = Your teacher
learn-step = Step { $number } of { $count }
learn-back = Back
learn-next = Next
learn-show = Show me
learn-skip = Skip
learn-restart = Start again
learn-elsewhere = Not there. Try it where the light is.
learn-try-first = You may do that. But first try what I asked for: nothing bad can happen.
learn-done = Well done! You can play now.
learn-play = Play against bots
learn-rules = All the rules
