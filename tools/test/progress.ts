export interface Progress {
  readonly onOutput: (text: string) => void
  readonly stop: () => void
}

/** One line that grows with a part: its seconds, and the tests seen so far. Rewritten on a screen, seldom in a log. */
export function startProgress(name: string): Progress {
  const started = performance.now()
  const isScreen = process.stdout.isTTY
  let seen = 0
  function show() {
    const line = `${name} … ${Math.round((performance.now() - started) / 1000)} s, ${seen} done`
    process.stdout.write(isScreen ? `\r${line}  ` : `${line}\n`)
  }
  const timer = setInterval(show, isScreen ? 1000 : 30_000)
  return {
    onOutput: text => {
      seen += text.match(/·|^ok /gm)?.length ?? 0
    },
    stop: () => {
      clearInterval(timer)
      if (isScreen) process.stdout.write(`\r${' '.repeat(60)}\r`)
    },
  }
}
