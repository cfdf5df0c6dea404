import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'

type Import = AnswerOf<'GET /office/api/exclusionList/list'>['d'][number]

const faults: Readonly<Record<Import['refused'][number]['fault'], string>> = {
  columns: 'not five columns',
  name: 'no name',
  birth_date: 'no birth date',
  id_number: 'no ID number',
  reference: 'no reference',
  until: 'no end',
}

const importIt: Act<null> = {
  name: 'import',
  title: 'Import a list',
  permission: 'exclusion.import',
  warning: 'It takes the place of the list before. Each night it is held against all members.',
  fields: [
    {
      name: 'csv',
      title: 'The list',
      hint: 'Paste the file. Its first line is: name,birth_date,id_number,reference,until',
      kind: 'text',
      least: 1,
      most: 900_000,
    },
    reasonField,
  ],
  fits: () => true,
  run: (_, { csv = '', reason = '' }) => callOffice('POST /office/api/exclusionList/import', { body: { csv, reason } }),
  done: came => {
    const { lines, refused } = came as Import
    return `${lines} lines read, ${refused.length} refused.`
  },
}

/** What each import of the regulator's list came to. Whom it names nobody sees here. */
export const exclusionImports: Entity<Import> = {
  name: 'exclusionImports',
  title: 'Regulator’s list',
  nouns: ['import', 'imports'],
  empty: 'No list was imported yet',
  columns: [
    { name: 'at', title: 'Imported', sort: '-imported', cell: row => timeCell(row.imported_at) },
    { name: 'by', title: 'By', isMinor: true, cell: row => row.imported_by },
    { name: 'lines', title: 'Lines', cell: row => row.lines, isNumber: true },
    { name: 'fresh', title: 'New', cell: row => row.fresh, isNumber: true },
    { name: 'known', title: 'Known', cell: row => row.known, isNumber: true },
    { name: 'gone', title: 'Gone', cell: row => row.gone, isNumber: true },
    { name: 'refused', title: 'Refused', cell: refusedOf },
  ],
  filters: [],
  order: () => '-imported',
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/exclusionList/list', { query: { ...filters, cursor } }),
  create: importIt,
}

const mostShown = 5

function refusedOf({ refused }: Import) {
  if (refused.length === 0) return 'None'
  const told = refused.slice(0, mostShown).map(({ line, fault }) => `line ${line}: ${faults[fault]}`)
  return `${refused.length} (${told.join(', ')}${refused.length > mostShown ? ', …' : ''})`
}
