import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weighScript } from '../../view/weighScriptForTest.ts'

const mostScriptBytes = 30_000

test.each(['main', 'leagueRound', 'leagueResults'])(
  'the script %s of a league is light, with the odds of all leagues in it, and no rule in it',
  async name => {
    const { bytes, rules } = await weighScript(join(import.meta.dirname, `${name}.ts`))
    expect(bytes).toBeLessThan(mostScriptBytes)
    expect(rules).toEqual([])
  },
)
