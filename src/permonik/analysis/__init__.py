"""What became of a game that is over: chances, suspicion, turning points, and the tale of it all."""

from permonik.analysis.analyst import Analyst, Effort, NoRound
from permonik.analysis.found import Analysis, Chapter, Moment, Notes, TurningPoint

__all__ = ["Analysis", "Analyst", "Chapter", "Effort", "Moment", "NoRound", "Notes", "TurningPoint"]
