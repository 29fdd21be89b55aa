/** Loaded before the program by start.mjs: when the starter dies without a word, the program ends in good order. */
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
