import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { settingNames } from './settings.ts'

export const listSettings = operation({
  method: 'GET',
  path: '/office/api/setting/list',
  access: 'staff',
  permission: 'setting.list',
  summary: 'What an operator sets, and how it is set',
  answer: listOf(
    v.object({
      name: v.picklist(settingNames),
      value: v.string(),
      /** What somebody proposed to set it to, where that takes two people. */
      waiting: v.nullable(v.object({ value: v.string(), by: v.string() })),
    }),
  ),
  refusals: {},
})
