"""The server: tables where seats meet, durable, fair and safe."""
