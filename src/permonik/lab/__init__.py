"""Studies of the games: simulations and measurements, on one machine or on several."""
