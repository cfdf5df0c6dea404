import { AppBar } from '@saya/ui/appBar'
import { Button, ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { useTabTitle } from '../../shared/head/useTabTitle.ts'
import { CoinAmount } from './CoinAmount.tsx'
import type { Goods } from './goods.ts'
import { goodsTexts } from './goods.texts.ts'
import { GoodsFacts } from './GoodsFacts.tsx'
import { GoodsGallery } from './GoodsGallery.tsx'
import { StockLine } from './GoodsGrid.tsx'
import { meansOf } from './meansOf.ts'
import { buttonOf } from './quantity.rules.ts'
import './goodsPage.css'

interface GoodsPageProps {
  readonly place: { readonly params: Readonly<Record<string, string>> }
}

/** One of the goods: pictures, price, what is left, how it comes and what cannot be given back, all before the button. */
export function Page({ place }: GoodsPageProps) {
  const t = useTexts(goodsTexts)
  const id = place.params.id ?? ''
  const { answer, error, again, refresh } = useAnswer(
    'GET /member/goods/detail',
    { query: { goods_id: id } },
    { isOwn: true },
  )
  useTabTitle(answer?.name)
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={answer?.name ?? t.item} />
      <main className="goodsPage">
        {!answer && (
          <Waits failure={error} again={again} className="goodsPageWaits">
            <Skeleton shape="art" />
            <Skeleton shape="line" />
            <Skeleton shape="shortLine" />
            <Skeleton shape="row" />
          </Waits>
        )}
        {answer && <WholeGoods goods={answer} onChange={refresh} />}
      </main>
    </>
  )
}

interface WholeGoodsProps {
  readonly goods: Goods
  readonly onChange: () => Promise<Goods>
}

function WholeGoods({ goods, onChange }: WholeGoodsProps) {
  const t = useTexts(goodsTexts)
  return (
    <>
      <GoodsGallery goods={goods} />
      <div className="goodsHead">
        <h2 className="h2">{goods.name}</h2>
        <div className="goodsPrice">
          <CoinAmount coins={goods.price_filcoin} size="large" />
          <StockLine goods={goods} />
        </div>
      </div>
      <section aria-labelledby="goods-about">
        <h3 className="h3" id="goods-about">
          {t.about}
        </h3>
        <p>{goods.summary}</p>
      </section>
      <GoodsFacts goods={goods} />
      <Way goods={goods} onChange={onChange} />
    </>
  )
}

/** The one button, or what has to be done before. */
function Way({ goods, onChange }: WholeGoodsProps) {
  const t = useTexts(goodsTexts)
  const { most_per_person: most, redeemed, why_not: whyNot } = goods
  const { code, sentence } = whyNot
  if (code !== '') {
    return (
      <Note tone="wait">
        <p>{sentence}</p>
        <WayOut code={code} />
      </Note>
    )
  }
  const button = buttonOf(meansOf(goods))
  if (button === 'limitReached') return <Note tone="info">{t.limitReached}</Note>
  return (
    <div className="goodsAction">
      <p className="goodsRule">
        {goods.refund}
        {most > 0 && <span> {t.limitLine(t.limitOf(most, redeemed))}</span>}
      </p>
      <p className="goodsYours">
        {t.yours} <CoinAmount coins={goods.balance} />
      </p>
      <Button full disabled={button !== 'redeemNow'} onClick={() => void redeem(goods, onChange)}>
        {t[button]}
      </Button>
    </div>
  )
}

/** Where it is opened again what keeps somebody from it, by its name. */
function WayOut({ code }: { readonly code: string }) {
  const t = useTexts(goodsTexts)
  const isOfKyc = code === 'redemption_kyc_required' || code === 'redemption_review'
  const kyc = code === 'redemption_review' ? t.verification : t.verify
  return (
    <ButtonLink look="soft" size="medium" href={isOfKyc ? '/s-kyc' : '/service'}>
      {isOfKyc ? kyc : t.service}
    </ButtonLink>
  )
}

/** The form comes with the first press: whoever only looks does without. */
async function redeem(goods: Goods, onChange: WholeGoodsProps['onChange']): Promise<void> {
  const { openRedeem } = await import('./openRedeem.tsx')
  await openRedeem(goods, onChange)
}
