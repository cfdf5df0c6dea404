import { groupDigits } from '@saya/money'
import { Card } from '@saya/ui/card'
import { coins } from '@saya/ui/icon/drawings/coins'
import { ListRowLink } from '@saya/ui/listRow'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { memberTexts } from './member.texts.ts'

/** The way to Filcoins, with how many there are. */
export function FilcoinRow() {
  const t = useTexts(memberTexts)
  const { answer } = useAnswer('GET /member/filcoin/balance', {}, { mayBeOld: true })
  return (
    <div className="mySettings">
      <Card>
        <ListRowLink
          href="/s-points"
          drawing={coins}
          bright
          title={t.filcoins}
          note={answer ? t.filcoinBalance(groupDigits(answer.balance)) : t.filcoinLine}
        />
      </Card>
    </div>
  )
}
