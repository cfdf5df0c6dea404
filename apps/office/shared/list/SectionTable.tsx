import { useEffect, useRef, useState } from 'react'
import { ActButton } from '../act/ActButton.tsx'
import { sentenceOf } from '../client.ts'
import type { Column, Page } from '../entity.ts'
import { Waiting } from '../Waiting.tsx'

interface SectionTableProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly empty: string
  idOf(row: Row): string
  read(cursor: string): Promise<Page<Row>>
}

/** A list inside a page: it grows by a page at a time, from where the last one ended. */
export function SectionTable<Row>({ columns, empty, idOf, read }: SectionTableProps<Row>) {
  const [rows, setRows] = useState<readonly Row[]>()
  const [next, setNext] = useState<string>()
  const [error, setError] = useState<unknown>()

  const [wanted, want] = useState('')
  const reader = useRef(read)

  useEffect(() => {
    let isGone = false
    // What a section is of never changes while it stands.
    reader.current(wanted).then(
      page => {
        if (isGone) return
        setRows((before = []) => [...(wanted === '' ? [] : before), ...page.d])
        setNext(page.next)
        setError(undefined)
      },
      (cause: unknown) => {
        if (!isGone) setError(cause)
      },
    )
    return () => {
      isGone = true
    }
  }, [wanted])

  if (error !== undefined && !rows) return <p role="alert">{sentenceOf(error)}</p>
  if (!rows) return <Waiting />
  if (rows.length === 0) return <p className="listEmpty">{empty}</p>
  return (
    <>
      <table className="rowTable rowCards">
        <thead>
          <tr>
            {columns.map(({ name, title, isNumber, isMinor }) => (
              <th key={name} scope="col" data-number={isNumber} data-minor={isMinor}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={idOf(row)}>
              {columns.map(({ name, title, cell, isNumber, isMinor }) => (
                <td key={name} data-title={title} data-number={isNumber} data-minor={isMinor}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {error !== undefined && <p role="alert">{sentenceOf(error)}</p>}
      {next && <ActButton onClick={() => want(next)}>Show more</ActButton>}
    </>
  )
}
