import type { ReadyLine } from '@saya/process'
import { faultOf } from './faultOf.ts'

const isTerminal = process.stdout.isTTY
const hasColour = isTerminal && !process.env.NO_COLOR
const clearLine = '\r\u001b[2K'

const dim = (text: string) => (hasColour ? `\u001b[2m${text}\u001b[0m` : text)
const bold = (text: string) => (hasColour ? `\u001b[1m${text}\u001b[0m` : text)

// Whoever read our words may be gone before we are.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** One step of a start: on a terminal the next one takes its place. */
export function showStep(sentence: string): void {
  process.stdout.write(isTerminal ? `${clearLine}  ${dim(`${sentence} …`)}` : `  ${sentence}\n`)
}

export function showLine(text: string): void {
  process.stdout.write(`${isTerminal ? clearLine : ''}  ${text}\n`)
}

export function showFault(error: unknown): void {
  const { sentence, detail } = faultOf(error)
  const below = detail ? `\n\n${detail.replace(/^/gm, '    ')}` : ''
  process.stderr.write(`${isTerminal ? clearLine : ''}\n  ${sentence}${below}\n\n`)
}

export function showReady(lines: readonly ReadyLine[], elapsedMs: number): void {
  const width = Math.max(0, ...lines.map(({ label }) => label.length)) + 3
  const rows = lines.map(({ label, value }) => `  ${dim(label.padEnd(width))}${value}`)
  const title = `  ${bold('Saya is running.')} ${dim(`Started in ${(elapsedMs / 1000).toFixed(1)} s; Ctrl-C stops it.`)}`
  process.stdout.write(`${isTerminal ? clearLine : ''}\n${title}\n\n${rows.join('\n')}\n\n`)
}
