import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const features = join(import.meta.dirname, '../features')

/** Every description of a kind of thing, found by what it declares itself to be. */
async function descriptions(): Promise<readonly (readonly [file: string, lines: number, text: string])[]> {
  const files = await readdir(features, { recursive: true })
  const read = files
    .filter(file => /\.tsx?$/.test(file))
    .map(async file => {
      const text = await readFile(join(features, file), 'utf8')
      return [file, text.split('\n').length, text] as const
    })
  return (await Promise.all(read)).filter(([, , text]) => /: Entity</.test(text))
}

describe('a new kind of thing costs one description', () => {
  test('each is under 300 lines, acts and export and all', async () => {
    const found = await descriptions()
    expect(found.map(([file]) => file).sort()).toEqual([
      'ad/ads.tsx',
      'ad/landings.tsx',
      'adjustment/adjustments.tsx',
      'agency/agencies.tsx',
      'cashier/breaks.tsx',
      'cashier/channels.tsx',
      'cashier/deposits.tsx',
      'cashier/gateways.tsx',
      'creditReturn/creditReturns.tsx',
      'dossier/members.tsx',
      'exclusion/exclusions.tsx',
      'exclusion/requests.tsx',
      'exclusionList/exclusionImports.tsx',
      'feedback/feedback.tsx',
      'goods/goodsList.tsx',
      'harmDesk/contacts.tsx',
      'lookAlike/lookAlikes.tsx',
      'maintenance/games.tsx',
      'maintenance/providers.tsx',
      'maintenance/windows.tsx',
      'numberClaim/numberClaims.tsx',
      'playRelease/playReleases.tsx',
      'popup/popups.tsx',
      'promotion/promotions.tsx',
      'promotion/rebateRuns.tsx',
      'ranking/places.tsx',
      'ranking/rankingDays.tsx',
      'rebateCap/rebates.tsx',
      'reconciliation/reports.tsx',
      'redemption/redemptions.tsx',
      'release/accounts.tsx',
      'rewardDesk/heldRewards.tsx',
      'ring/rings.tsx',
      'roundCheck/days.tsx',
      'roundCheck/differences.tsx',
      'roundCheck/stuck.tsx',
      'setting/settings.tsx',
      'staff/acts.tsx',
      'staff/operators.tsx',
      'task/tasks.tsx',
      'voucher/batches.tsx',
      'welfare/banners.tsx',
      'withdrawal/withdrawals.tsx',
    ])
    for (const [file, lines] of found) expect([file, lines < 300]).toEqual([file, true])
  })

  test('a noun that follows the recipe step by step is there in under 400 lines, calls and server and all', async () => {
    const root = join(import.meta.dirname, '../../..')
    const read = (path: string) => readFile(join(root, path), 'utf8')
    async function filesOf(folder: string): Promise<readonly string[]> {
      const files = (await readdir(join(root, folder))).filter(
        file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
      )
      return Promise.all(files.map(file => read(`${folder}/${file}`)))
    }
    const [calls, server, office] = await Promise.all([
      filesOf('packages/contract/setting'),
      filesOf('apps/server/features/setting'),
      filesOf('apps/office/features/setting'),
    ])
    // 1. Calls of staff with a permission, and the noun in two lists.
    const declared = calls.filter(text => text.includes('operation({'))
    expect(declared.length).toBeGreaterThan(1)
    for (const text of declared) expect(text).toMatch(/access: 'staff',\n {2}permission: '/)
    expect(await read('packages/contract/office.ts')).toContain('setting: setting.operations,')
    expect(await read('apps/server/nouns.ts')).toContain('setting: { office: settingRoutes },')
    // 2. and 3. One description, and a page that is a frame around it.
    expect(office.filter(text => text.includes('settings: Entity<Row> = {'))).toHaveLength(1)
    expect(office.join('')).toContain('<ListFrame entity={settings} />')
    // 4. One entry of the routes.
    const [entry = ''] =
      /\w: \{\n {6}path: '\/settings',[\s\S]+?\n {4}\},/.exec(await read('apps/office/app/routes.ts')) ?? []
    for (const part of ['title', 'drawing', 'permission', 'load']) expect(entry).toContain(`${part}:`)
    const lines = [...calls, ...server, ...office, entry].join('').split('\n').length
    expect(lines).toBeGreaterThan(100)
    // A fifth of them is beyond the recipe: what makes play less safe two people decide.
    expect(lines).toBeLessThan(400)
  })

  test('the recipe names every part that a description may have', async () => {
    const recipe = await readFile(join(import.meta.dirname, '../../../docs/office.md'), 'utf8')
    const declared = await readFile(join(import.meta.dirname, 'entity.ts'), 'utf8')
    const [, body = ''] = /export interface Entity<Row> \{([\s\S]+?)\n\}/.exec(declared) ?? []
    const parts = [...body.matchAll(/^ {2}(?:readonly )?(\w+)/gm)].map(([, name]) => name)
    expect(parts.length).toBeGreaterThan(8)
    expect(parts.filter(name => !recipe.includes(`\`${name}\``))).toEqual([])
  })
})
