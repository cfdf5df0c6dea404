import { Broken, openBench } from './bench.ts'
import type { Driver } from './call.ts'
import { openLine } from './exchange.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

export interface Finding {
  readonly rule: string
  readonly state: 'kept' | 'broken' | 'not in this dialect'
  /** Why it is broken. */
  readonly sentence: string
}

export interface TormentOptions {
  readonly url: string
  readonly driver: Driver
  readonly newId: () => string
  readonly onProgress?: (done: number, all: number, rule: string) => void
  /** Only these rules, by name. */
  readonly only?: readonly string[]
}

const longestMs = 60_000

/** Torments a wallet rule by rule. The player it plays as needs no money, and ends with some. */
export async function torment({ url, driver, newId, onProgress, only }: TormentOptions): Promise<readonly Finding[]> {
  const chosen = rules.filter(({ name }) => !only || only.includes(name))
  const address = new URL(url)
  const findings: Finding[] = []
  for (const [index, rule] of chosen.entries()) {
    onProgress?.(index, chosen.length, rule.name)
    // A rule that hangs must not hold up those that follow, so each has a line of its own.
    const own = openLine(address)
    const bench = openBench({ driver, line: own, host: address.host, newId })
    findings.push(rule.only?.includes(driver.dialect) === false ? absent(rule) : await judge(rule, bench))
    own.close()
  }
  onProgress?.(chosen.length, chosen.length, '')
  return findings
}

function absent({ name }: Rule): Finding {
  return { rule: name, state: 'not in this dialect', sentence: '' }
}

async function judge(rule: Rule, bench: Parameters<Rule['check']>[0]): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Broken(`It was not over after ${longestMs / 1000} s.`)), longestMs)
  })
  try {
    await Promise.race([rule.check(bench), tooLong])
    return { rule: rule.name, state: 'kept', sentence: '' }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return { rule: rule.name, state: 'broken', sentence }
  } finally {
    clearTimeout(timer)
  }
}
