import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownDatabase, root } from '@saya/testing'
import { expect, test } from 'vitest'
import { describeTables } from './describeTables.ts'

test('the types of the tables are those of the migrated database: otherwise npm run saya -- table-types', async () => {
  const own = await ownDatabase('saya_one')
  const described = await describeTables(own.url)
  await own.drop()
  expect(described).toBe(await readFile(join(root, 'apps/server/platform/db/tables.gen.ts'), 'utf8'))
})
