import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ActBar } from '../act/ActBar.tsx'
import { ActButton } from '../act/ActButton.tsx'
import { sentenceOf } from '../client.ts'
import { CreateButton } from '../act/CreateButton.tsx'
import type { Entity, FilterValues } from '../entity.ts'
import { ExportButton } from './ExportButton.tsx'
import { FilterBar } from './FilterBar.tsx'
import { addressable, addressWith, readFilters } from './filterValues.ts'
import { base, go, usePlace } from '../navigation.ts'
import { PageHead } from '../PageHead.tsx'
import { RowTable } from './RowTable.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useKeys } from '../useKeys.ts'
import { Waiting } from '../Waiting.tsx'
import { usePage } from './usePage.ts'
import './listFrame.css'

const mostCounted = 1000

interface ListFrameProps<Row> {
  readonly entity: Entity<Row>
  /** What stands above the rows, whatever they are. */
  readonly above?: ReactNode
  /** What stands behind the last of them. */
  readonly below?: ReactNode
}

/** The list of one kind of thing: filters in the address, pages by where the last one ended, acts upon what is chosen. */
export function ListFrame<Row>({ entity, above, below }: ListFrameProps<Row>) {
  const { path, search } = usePlace()
  const main = useRef<HTMLInputElement>(null)
  const asked = search.toString()
  const shown = useMemo(() => readFilters(entity, new URLSearchParams(asked)), [entity, asked])
  // What may not stand in the address is forgotten with the page.
  const [held, hold] = useState<FilterValues>({})
  const values = useMemo(() => ({ ...shown, ...held }), [shown, held])
  const cursor = search.get('cursor') ?? ''
  const { page, error, isLate, reload } = usePage(entity, values, cursor)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const ownOrder = entity.order?.(values) ?? ''
  const rows = page?.d ?? []
  useKeys({ '/': () => main.current?.focus() })
  function show(next: FilterValues): void {
    choose(new Set())
    const kept = addressable(entity.filters, next)
    hold(Object.fromEntries(Object.entries(next).filter(([name, value]) => kept[name] !== value)))
    go(addressWith(path, kept), { replaces: true })
  }

  return (
    <>
      <PageHead title={entity.title} note={page && countOf(page.t, entity)}>
        <FilterBar filters={entity.filters} values={values} main={main} onChange={show} />
        {entity.create && <CreateButton act={entity.create} onDone={() => void reload()} />}
        {entity.export && <ExportButton name={entity.name} source={entity.export} values={values} />}
      </PageHead>
      <div className="listFrame" aria-busy={isLate}>
        {above}
        <SavedViews list={entity.name} path={path} values={shown} />
        <ChosenBar
          entity={entity}
          things={rows.filter(row => chosen.has(entity.idOf(row)))}
          onDone={() => {
            choose(new Set())
            void reload()
          }}
        />
        <ListNotice error={error} page={page} empty={entity.empty} onRetry={() => void reload()} />
        {rows.length > 0 && (
          <RowTable
            entity={entity}
            rows={rows}
            order={values['sort'] ?? ownOrder}
            onOrder={sort => show({ ...values, sort: sort === ownOrder ? '' : sort })}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        <Pager first={cursor && addressWith(path, shown)} next={page?.next && addressWith(path, shown, page.next)} />
        {below}
      </div>
    </>
  )
}

interface ChosenBarProps<Row> {
  readonly entity: Entity<Row>
  readonly things: readonly Row[]
  readonly onDone: () => void
}

/** What is done to those that are chosen. */
function ChosenBar<Row>({ entity, things, onDone }: ChosenBarProps<Row>) {
  if (things.length === 0) return null
  return (
    <div className="chosenBar" role="status">
      <b>{countOf(things.length, entity)} chosen</b>
      <ActBar acts={entity.acts ?? []} things={things} nameOf={entity.nameOf ?? entity.idOf} onDone={onDone} />
    </div>
  )
}

interface PagerProps {
  /** The addresses of the first page and of the next one, where there are such. */
  readonly first: string | undefined
  readonly next: string | undefined
}

function Pager({ first, next }: PagerProps) {
  return (
    <nav className="pager" aria-label="Pages">
      {first && <a href={base + first}>First page</a>}
      {next && (
        <a href={base + next} rel="next">
          Next page
        </a>
      )}
    </nav>
  )
}

interface ListNoticeProps {
  readonly error: unknown
  readonly page: { readonly d: readonly unknown[] } | undefined
  readonly empty: string
  readonly onRetry: () => void
}

function ListNotice({ error, page, empty, onRetry }: ListNoticeProps) {
  if (error !== undefined) {
    return (
      <div className="listError" role="alert">
        <p>{sentenceOf(error)}</p>
        <ActButton onClick={onRetry}>Try again</ActButton>
      </div>
    )
  }
  if (!page) return <Waiting />
  return page.d.length === 0 ? <p className="listEmpty">{empty}</p> : null
}

function countOf(count: number, { nouns: [one, many] }: Pick<Entity<never>, 'nouns'>): string {
  return `${count.toLocaleString('en-PH')}${count >= mostCounted ? '+' : ''} ${count === 1 ? one : many}`
}
