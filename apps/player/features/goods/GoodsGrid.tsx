import { listLimits, mallLimits } from '@saya/contract/limits'
import { gift } from '@saya/ui/icon/drawings/gift'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { showToast } from '@saya/ui/toaster'
import { useTimesAnew } from '../../shared/answer/refreshShown.ts'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { ImageOrDrawing } from '../../shared/picture/ImageOrDrawing.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { useTexts } from '../../shared/texts.ts'
import { CoinAmount } from './CoinAmount.tsx'
import { goodsTexts } from './goods.texts.ts'
import type { Goods } from './goods.ts'
import type { MallFilter } from './mallFilter.rules.ts'
import { type ListedGoods, useGoodsPages } from './useGoodsPages.ts'

/** How many pictures are near the top of a phone's screen and fetched at once. */
const nearCount = 4

/** Two to a row, read on before the end is reached. */
export function GoodsGrid({ filter }: { readonly filter: MallFilter }) {
  const anew = useTimesAnew()
  const t = useTexts(goodsTexts)
  const paged = useTexts(pagedTexts)
  const { known, load } = useGoodsPages(filter)
  const near = new Set(known?.slice(0, nearCount).map(({ id }) => id))
  return (
    <div className="mallGrid">
      <PagedList
        key={anew}
        grid
        label={t.items}
        known={known && { rows: known, isOver: false, mayBeOld: true }}
        load={load}
        pageSize={mallLimits.pageSize}
        leastGapMs={listLimits.gridWaitMs}
        clock={performance}
        onFailure={() => showToast(paged.failed, 'bad')}
        rowKey={goods => goods.id}
        renderRow={goods => <GoodsCard goods={goods} first={near.has(goods.id)} />}
        skeleton={<GridWaits />}
        texts={{
          ...paged,
          first: paged.firstItems,
          loading: paged.nextItems,
          all: () => paged.endOfItems,
          empty: <NoGoods />,
        }}
      />
    </div>
  )
}

interface GoodsCardProps {
  readonly goods: ListedGoods
  /** The first pictures of a page are fetched at once, all others when they come near. */
  readonly first: boolean
}

function GoodsCard({ goods, first }: GoodsCardProps) {
  const { id, name, show_img, price_filcoin, stock, gives } = goods
  return (
    <a className="goodsCard" href={`/s-points/detail/${id}`}>
      <ImageOrDrawing
        drawing={gift}
        src={pictureAddress(show_img)}
        alt=""
        width={260}
        height={208}
        loading={first ? undefined : 'lazy'}
      />
      <span className="goodsWords">
        <b>{name}</b>
        <CoinAmount coins={price_filcoin} />
        {stock === undefined ? <small>&nbsp;</small> : <StockLine goods={{ stock, gives }} />}
      </span>
    </a>
  )
}

/** What is given at once says so; of a thing one sees how many are left. */
export function StockLine({ goods }: { readonly goods: Pick<Goods, 'stock' | 'gives'> }) {
  const t = useTexts(goodsTexts)
  if (goods.stock === 0) return <small>{t.restocking}</small>
  return <small>{goods.gives === '' ? t.left(goods.stock) : t.atOnce}</small>
}

const waiting = [1, 2, 3, 4, 5, 6] as const

function GridWaits() {
  return (
    <div className="goodsWaits">
      {waiting.map(at => (
        <Skeleton key={at} shape="row" />
      ))}
    </div>
  )
}

function NoGoods() {
  const t = useTexts(goodsTexts)
  const { emptyItems } = useTexts(pagedTexts)
  return (
    <div role="status">
      <PicturedState title={emptyItems} line={t.noneLine} />
    </div>
  )
}
