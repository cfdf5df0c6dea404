/** Shows how far long work is. Whoever reads a log wants a line now and then, not one that is written over. */
export function progressLine(terminal: NodeJS.WriteStream, now: () => number) {
  let shown = ''
  let shownAtMs = Number.NEGATIVE_INFINITY

  function clear(): void {
    if (terminal.isTTY && shown) terminal.write(`\r${' '.repeat(shown.length)}\r`)
    shown = ''
  }

  return {
    clear,
    show(sentence: string): void {
      if (now() - shownAtMs < (terminal.isTTY ? 100 : 5000)) return
      shownAtMs = now()
      clear()
      shown = sentence
      terminal.write(terminal.isTTY ? sentence : `${sentence}\n`)
    },
  }
}
