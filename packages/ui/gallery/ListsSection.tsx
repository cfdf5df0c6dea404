import { listLimits } from '@saya/contract/limits'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import type { Clock } from '../countdown/index.ts'
import { EmptyState } from '../emptyState/index.ts'
import { ListRow } from '../listRow/index.ts'
import { PagedList } from '../pagedList/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { showToast } from '../toaster/index.ts'
import { Asked } from './Asked.tsx'
import { EmptyPicture } from './EmptyPicture.tsx'
import { Section, type SectionProps } from './Section.tsx'

const pageSize = 10

async function threePages(page: number): Promise<number[]> {
  return Array.from({ length: page < 3 ? pageSize : 4 }, (_, index) => (page - 1) * pageSize + index + 1)
}

async function failing(page: number): Promise<number[]> {
  if (page > 1) throw new Error('This page always fails.')
  return threePages(page)
}

export function ListsSection({ texts, clock }: SectionProps & { clock: Clock }) {
  const source = { pageSize, leastGapMs: listLimits.listWaitMs, clock, rowKey: String }
  const empty = (
    <EmptyState
      picture={<EmptyPicture />}
      title={texts.list.empty}
      line={texts.emptyLine}
      action={
        <Button look="soft" size="medium">
          {texts.browse}
        </Button>
      }
    />
  )
  const shared = { ...source, texts: { ...texts.list, empty }, skeleton: <Skeleton shape="row" /> }
  const row = (number: number) => <ListRow title={texts.row(number)} />
  const fail = () => showToast(texts.list.failed, 'bad')
  return (
    <Section title={texts.sections.lists}>
      <Card>
        <PagedList {...shared} label={texts.hotGames} load={threePages} renderRow={row} rowPx={60} />
      </Card>
      <Card>
        <Asked label={texts.openFailing}>
          <PagedList {...shared} label={texts.sections.lists} load={failing} renderRow={row} onFailure={fail} />
        </Asked>
      </Card>
      <Card>
        <PagedList {...shared} label={texts.list.empty} load={async () => []} renderRow={row} />
      </Card>
    </Section>
  )
}
