import type { Finding } from './torment.ts'

const marks = { kept: 'kept', broken: 'BROKEN', 'not in this dialect': '–' } as const

/** A line for each rule, and why under those that are broken. */
export function writeTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ rule }) => rule.length))
  const lines = findings.flatMap(({ rule, state, sentence }) => {
    return [`${rule.padEnd(width)}  ${marks[state]}`, ...(sentence ? [`    ${sentence}`] : [])]
  })
  const judged = findings.filter(({ state }) => state !== 'not in this dialect')
  const kept = judged.filter(({ state }) => state === 'kept').length
  return [...lines, '', `${kept} of ${judged.length} rules kept.`].join('\n')
}
