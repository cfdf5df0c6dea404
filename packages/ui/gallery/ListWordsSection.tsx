import { listLimits } from '@saya/contract/limits'
import { Card } from '../card/index.ts'
import type { Clock } from '../countdown/index.ts'
import { EmptyState } from '../emptyState/index.ts'
import { ListRow } from '../listRow/index.ts'
import { PagedList } from '../pagedList/index.ts'
import { Section, type SectionProps } from './Section.tsx'

const pageSize = 6

/** Answers so many whole pages; the one after them is short, or never comes. */
function pages(whole: number, after: 'short' | 'never') {
  return (page: number): Promise<number[]> => {
    if (page > whole && after === 'never') return new Promise(() => {})
    return Promise.resolve(Array.from({ length: page > whole ? 2 : pageSize }, (_, index) => page * pageSize + index))
  }
}

async function nothing(): Promise<number[]> {
  return []
}

/** Lists of items and tasks in each state in which they have words of their own. */
export function ListWordsSection({ texts, clock }: SectionProps & { clock: Clock }) {
  const { list, listKinds } = texts
  const items = {
    ...list,
    first: list.firstItems,
    loading: list.nextItems,
    all: () => list.endOfItems,
    empty: <EmptyState title={list.emptyItems} />,
  }
  const records = { ...list, empty: <EmptyState title={list.emptyRecords} /> }
  const tasks = { ...list, first: list.firstTasks, empty: <EmptyState title={list.empty} /> }
  const kinds = [
    { label: listKinds.records, texts: records, load: nothing },
    { label: listKinds.noItems, texts: items, load: nothing, grid: true },
    { label: listKinds.firstItems, texts: items, load: pages(0, 'never'), grid: true },
    { label: listKinds.nextItems, texts: items, load: pages(1, 'never'), grid: true },
    { label: listKinds.allItems, texts: items, load: pages(1, 'short'), grid: true },
    { label: listKinds.tasks, texts: tasks, load: pages(0, 'never') },
  ]
  return (
    <Section title={texts.sections.listWords}>
      {kinds.map(kind => (
        <section key={kind.label} aria-label={kind.label}>
          <Card>
            <PagedList
              {...kind}
              pageSize={pageSize}
              leastGapMs={kind.grid ? listLimits.gridWaitMs : listLimits.listWaitMs}
              clock={clock}
              rowKey={String}
              renderRow={number => <ListRow title={texts.row(number)} />}
            />
          </Card>
        </section>
      ))}
    </Section>
  )
}
