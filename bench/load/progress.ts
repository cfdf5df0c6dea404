/** One line that says how far a long run is. On something that is no terminal it speaks only at each tenth. */
export function progress(title: string, total: number) {
  let tenth = -1
  return (done: number, words = '') => {
    const share = total > 0 ? done / total : 1
    const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░')
    const line = `${title} ${bar} ${done}/${total} ${words}`
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}${done >= total ? '\n' : ''}`)
    else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10)
      process.stderr.write(`${line}\n`)
    }
  }
}
