import { listLimits } from '@saya/contract/limits'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { useTimesAnew } from '../../shared/answer/refreshShown.ts'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'
import { MessageRow } from './MessageRow.tsx'
import { openListed } from './openMessage.tsx'
import { useReadMarks } from './readMarks.ts'
import { useMessagePages } from './useMessagePages.ts'

/** The messages, newest first, a page at a time. */
export function MessageList({ onNewest }: { onNewest: (id: string | undefined) => void }) {
  const anew = useTimesAnew()
  const t = useTexts(messageTexts)
  const paged = useTexts(pagedTexts)
  const { ids } = useReadMarks()
  const load = useMessagePages(onNewest)
  return (
    <PagedList
      key={anew}
      label={t.page}
      load={load}
      pageSize={listLimits.transactionPageSize}
      leastGapMs={listLimits.listWaitMs}
      clock={performance}
      onFailure={() => void say(paged.failed, 'bad').catch(() => {})}
      rowKey={({ messageId }) => messageId}
      renderRow={message => (
        <MessageRow
          message={message}
          isRead={message.is_read || ids.has(message.messageId)}
          onOpen={() => void openListed(message)}
        />
      )}
      skeleton={<ListSkeleton />}
      texts={{ ...paged, empty: <NoMessages /> }}
    />
  )
}

function NoMessages() {
  const t = useTexts(messageTexts)
  return (
    <div role="status">
      <PicturedState title={t.empty} line={t.emptyLine} />
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="messageSkeleton">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </div>
  )
}
