import { Card } from '@saya/ui/card'
import { sortAscending } from '@saya/ui/icon/drawings/sortAscending'
import { SelectPill } from '@saya/ui/select'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { askForChoice } from './askForChoice.tsx'
import { CoinAmount } from './CoinAmount.tsx'
import { FilcoinHead, useVisit } from '../task/index.ts'
import { goodsTexts } from './goods.texts.ts'
import { GoodsGrid } from './GoodsGrid.tsx'
import { addressOf, goodsSortNames, pointsRangeNames, readShown } from './mallFilter.rules.ts'
import './mallPage.css'

interface MallPageProps {
  readonly place: { readonly search: URLSearchParams }
}

/** What Filcoins can be redeemed for. The order and the range stand in the address, so that the way back leads to them. */
export function Page({ place }: MallPageProps) {
  useVisit('mall')
  const t = useTexts(goodsTexts)
  const shown = readShown(place.search)

  async function choose<Name extends 'sort' | 'range'>(name: Name, title: string, names: readonly string[]) {
    const options = names.map(value => ({ value, label: t[`${name} ${value}` as 'sort '] }))
    const chosen = await askForChoice({ title, closeLabel: t.close, options, value: shown[name] })
    if (chosen !== undefined) await go(addressOf({ ...shown, [name]: chosen }), { replace: true })
  }

  return (
    <>
      <FilcoinHead on="redeem" />
      <main className="mallPage">
        <Balance />
        <div className="mallPills">
          <SelectPill
            drawing={sortAscending}
            on={shown.sort !== ''}
            onClick={() => void choose('sort', t.sortBy, goodsSortNames)}
          >
            {t[`sort ${shown.sort}`]}
          </SelectPill>
          <SelectPill on={shown.range !== ''} onClick={() => void choose('range', t.range, pointsRangeNames)}>
            {t[`range ${shown.range}`]}
          </SelectPill>
        </div>
        <GoodsGrid key={addressOf(shown)} filter={shown} />
      </main>
    </>
  )
}

function Balance() {
  const t = useTexts(goodsTexts)
  const { answer, error } = useAnswer('GET /member/filcoin/balance', {}, { mayBeOld: true })
  return (
    <Card>
      <div className="mallBalance">
        <span>{t.yours}</span>
        {answer && <CoinAmount coins={answer.balance} size="large" />}
        {!answer && (error === undefined ? <Skeleton shape="line" /> : <span>–</span>)}
      </div>
    </Card>
  )
}
