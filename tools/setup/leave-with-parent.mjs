// Loaded before the server: when the process that started it is gone, however it went, the server stops too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
