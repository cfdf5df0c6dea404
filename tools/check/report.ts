import type { Outcome } from '../runCommand.ts'

export interface PartOutcome {
  readonly name: string
  readonly outcome: Outcome
}

interface Report {
  readonly parts: readonly PartOutcome[]
  readonly showsWarnings: boolean
  readonly seconds: number
}

const warning = /^warning /
/** What a part found is repeated at the end, where whoever scrolled down or took the tail looks: so much of it. */
const mostRepeated = 10

/** The line that a part gets when it has ended, and what is wrong with it, at once. */
export function verdictOf({ name, outcome }: PartOutcome): string {
  const verdict = outcome.passed ? 'ok    ' : outcome.timedOut ? 'SLOW  ' : 'FAILED'
  const line = `${verdict} ${name.padEnd(11)} ${(outcome.ms / 1000).toFixed(1).padStart(6)} s`
  return outcome.passed ? line : [line, ...failuresOf(outcome)].join('\n')
}

/** What follows when all parts have ended: warnings, or how many there are, and the failures once more as the last. */
export function reportOf({ parts, showsWarnings, seconds }: Report): string {
  const warnings = parts.flatMap(({ outcome }) => linesOf(outcome).filter(line => warning.test(line)))
  const failed = parts.filter(({ outcome }) => !outcome.passed)
  return [
    ...(showsWarnings ? warnings : tellCount(warnings.length)),
    `${parts.length - failed.length} of ${parts.length} checks passed in ${seconds.toFixed(1)} s`,
    ...failed.flatMap(repeat),
  ].join('\n')
}

function tellCount(count: number): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? 'warning' : 'warnings'}: npm run check -- --warnings`]
}

function repeat({ name, outcome }: PartOutcome): string[] {
  const lines = failuresOf(outcome)
  const more = lines.length - mostRepeated
  return [
    `FAILED ${name}${outcome.timedOut ? ': it took too long' : ''}`,
    ...lines.slice(0, mostRepeated),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? 'line' : 'lines'}: npm run check -- ${name}`] : []),
  ]
}

function failuresOf(outcome: Outcome): string[] {
  return linesOf(outcome).filter(line => !warning.test(line))
}

function linesOf({ output }: Outcome): string[] {
  return output.split('\n').filter(line => line.trim() !== '')
}
