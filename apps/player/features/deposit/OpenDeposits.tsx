import { Note } from '@saya/ui/note'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useWatch } from '../../shared/answer/useWatch.ts'
import { isPlainPress } from '../../shared/navigation.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { depositTexts } from './deposit.texts.ts'
import { openOf } from './openDeposits.rules.ts'

const pending = { query: { status: 'PENDING', time_flag: '7', page_size: '5' } } as const

/** The deposits that wait for their payment, with the way to them: whoever came back without paying finds theirs here. */
export function OpenDeposits({ onWay }: { readonly onWay?: (href: string) => void }) {
  const t = useTexts(depositTexts)
  const asked = useAnswer('GET /finance/deposit/list', pending, { mayBeOld: true })
  const { answer } = asked
  useWatch(asked, { changes: ['deposit'], isOver: answer?.d.length === 0 })
  const open = answer && openOf(answer)
  const [last] = open?.d ?? []
  if (!open || !last) return null
  const isOne = open.t === 1
  const href = isOne
    ? `/s-transaction/status?id=${last.id}&type=deposit`
    : '/s-transaction/deposit?type=PENDING&time_flag=7'
  return (
    <div className="openDeposits">
      <Note tone="wait">
        {isOne ? t.openOne(pesosText(last.amount), last.channel_name) : t.openMany(open.t)}{' '}
        <a
          href={href}
          onClick={event => {
            if (!onWay || !isPlainPress(event.nativeEvent)) return
            event.preventDefault()
            onWay(href)
          }}
        >
          {isOne ? t.continueOpen : t.seeOpen}
        </a>
      </Note>
    </div>
  )
}
