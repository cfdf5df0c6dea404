import { useRef } from 'react'
import { Answered } from '../../shared/Answered.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Export, Filter } from '../../shared/entity.ts'
import { ExportButton } from '../../shared/list/ExportButton.tsx'
import { FilterBar } from '../../shared/list/FilterBar.tsx'
import { addressWith, readFilters } from '../../shared/list/filterValues.ts'
import { go, usePlace } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { titleOf, figureGroups } from './figureTitles.ts'
import './harmDesk.css'

type Use = AnswerOf<'GET /office/api/harm/use'>

const filters: readonly Filter[] = [
  {
    name: 'months',
    title: 'Months in Manila',
    options: [
      ['', 'Last 3 months'],
      ['12', 'Last 12 months'],
    ],
  },
]

const source: Export = {
  permission: 'saferplay.read',
  // There is nothing personal in it that could be unmasked.
  plainPermission: 'member.exportPlain',
  run: ({ months }, { reason }) =>
    callOffice('POST /office/api/harm/use/export', { body: { months: months === '12' ? '12' : '3', reason } }),
}

/** How safer play was used by month, as the regulator asks for it. */
export function UsePage() {
  const { path, search } = usePlace()
  const main = useRef<HTMLInputElement>(null)
  const values = readFilters({ filters, columns: [] }, search)
  const months = values.months === '12' ? '12' : '3'
  const use = useAnswer('GET /office/api/harm/use', { query: { months } })
  return (
    <>
      <PageHead title="Safer play" note="By month, without test accounts">
        <FilterBar
          filters={filters}
          values={values}
          main={main}
          onChange={next => go(addressWith(path, next), { replaces: true })}
        />
        <ExportButton name="safer-play" source={source} values={values} />
      </PageHead>
      <div className="panels harmPanels">
        <Answered of={use}>{answer => <Groups use={answer} />}</Answered>
      </div>
    </>
  )
}

function Groups({ use }: { readonly use: Use }) {
  return (
    <>
      {figureGroups.map(([group, title, note]) => (
        <GroupTable key={group} use={use} group={group} title={title} note={note} />
      ))}
    </>
  )
}

interface GroupTableProps {
  readonly use: Use
  readonly group: string
  readonly title: string
  readonly note: string
}

function GroupTable({ use: { months, figures }, group, title, note }: GroupTableProps) {
  const own = figures.filter(one => one.group === group)
  const names = [...new Set(own.map(({ name }) => name))]
  const countOf = (month: string, name: string) => own.find(one => one.month === month && one.name === name)?.count ?? 0
  return (
    <section className="panel" aria-labelledby={`use-${group}`}>
      <h2 id={`use-${group}`}>{title}</h2>
      {names.length === 0 ? (
        <p>None in these months</p>
      ) : (
        <div className="harmScroll" role="region" aria-label={`${title} by month`} tabIndex={0}>
          <table className="rowTable">
            <thead>
              <tr>
                <th scope="col">What</th>
                {months.map(month => (
                  <th key={month} scope="col" data-number>
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map(name => (
                <tr key={name}>
                  <th scope="row">{titleOf(group, name)}</th>
                  {months.map(month => (
                    <td key={month} data-number>
                      {countOf(month, name).toLocaleString('en-PH')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="harmNote">{note}</p>
    </section>
  )
}
