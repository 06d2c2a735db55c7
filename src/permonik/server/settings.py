"""Every setting of the server: described once, for the command line, the environment and docs/host.md."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setting:
    """`help` is a message id; the environment variable is PERMONIK_ and the name in capitals."""

    name: str
    default: str | int | float
    help: str
    choices: tuple[str, ...] = ()
    least: float = 0
    most: float | None = None
    many: bool = False
    """Whether the option may be given several times; in the variable the values have spaces between."""

    @property
    def variable(self) -> str:
        return f"PERMONIK_{self.name.upper()}"

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"


SETTINGS = (
    Setting("host", "127.0.0.1", "serve-host"),
    Setting("port", 8040, "serve-port", most=65_535),
    Setting("address", "", "serve-address"),
    Setting("database", "sqlite:///permonik.db", "serve-database"),
    Setting("shared", "no", "serve-shared", ("no", "yes")),
    Setting("redis", "", "serve-redis"),
    Setting("allowed_host", "", "serve-allowed-host", many=True),
    Setting("bots_think", "here", "serve-bots-think", ("here", "elsewhere")),
    Setting("bot_workers", 2, "serve-bot-workers", least=1, most=64),
    Setting("bot_delay", 1.0, "serve-bot-delay"),
    Setting("bot_seconds", 5.0, "serve-bot-seconds"),
    Setting("contribution_seconds", 10.0, "serve-contribution-seconds"),
    Setting("role_seconds", 60.0, "serve-role-seconds"),
    Setting("result_seconds", 30.0, "serve-result-seconds"),
    Setting("away_seconds", 5.0, "serve-away-seconds"),
    Setting("host_away_seconds", 60.0, "serve-host-away-seconds"),
    Setting("seat_away_seconds", 600.0, "serve-seat-away-seconds"),
    Setting("relaxed_seconds", 120.0, "serve-relaxed-seconds"),
    Setting("brisk_seconds", 30.0, "serve-brisk-seconds"),
    Setting("chatter_per_minute", 60.0, "serve-chatter-per-minute"),
    Setting("requests_per_minute", 1_200.0, "serve-requests-per-minute", least=1),
    Setting("hellos_per_minute", 60.0, "serve-hellos-per-minute", least=1),
    Setting("codes_per_minute", 12.0, "serve-codes-per-minute"),
    Setting("sockets_per_address", 500, "serve-sockets-per-address", least=1),
    Setting("trusted_proxy", "", "serve-trusted-proxy"),
    Setting("webhook", "", "serve-webhook"),
    Setting("webhook_seconds", 60.0, "serve-webhook-seconds"),
    Setting("keep_days", 30.0, "serve-keep-days"),
    Setting("tables_per_minute", 6.0, "serve-tables-per-minute"),
    Setting("drain_seconds", 0.0, "serve-drain-seconds"),
    Setting("metrics", "", "serve-metrics"),
    Setting("log_format", "text", "serve-log-format", ("text", "json")),
    Setting("log_level", "info", "serve-log-level", ("debug", "info", "warning", "error")),
)
