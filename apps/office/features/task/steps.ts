import { groupDigits } from '@saya/money'

export interface Step {
  readonly value: number
  readonly coins: number
}

/** `from 500: 20, from 2,000: 50 Filcoins`; the seven days of a check-in, and what is done once, by the coins alone. */
export function writeSteps(steps: readonly Step[], isWeek: boolean): string {
  const isPlain = isWeek || (steps.length === 1 && steps[0]?.value === 1)
  const said = steps.map(({ value, coins }) => {
    const given = groupDigits(String(coins))
    return isPlain ? given : `from ${groupDigits(String(value))}: ${given}`
  })
  return said.length === 0 ? '' : `${said.join(', ')} Filcoins`
}

/** Steps as one types them: `500: 20, 2000: 50`, or the seven days of a check-in. */
export function typedSteps(steps: readonly Step[], isWeek: boolean): string {
  return steps.map(({ value, coins }) => (isWeek ? String(coins) : `${value}: ${coins}`)).join(', ')
}

/** What was typed, as steps. What is no figure becomes none, which the server refuses. */
export function readSteps(text: string, isWeek: boolean): readonly Step[] {
  const parts = text.split(',').map(part => part.trim())
  const steps = parts.map((part, at) => {
    const [value = '', coins = ''] = isWeek ? [String(at + 1), part] : part.split(':')
    return { value: Number(value.trim()), coins: Number(coins.trim()) }
  })
  return steps.every(({ value, coins }) => isCount(value) && isCount(coins)) ? steps : []
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0
}
