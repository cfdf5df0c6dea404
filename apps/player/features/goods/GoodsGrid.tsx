import { listLimits, mallLimits } from '@saya/contract/limits'
import { EmptyState } from '@saya/ui/emptyState'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { showToast } from '@saya/ui/toaster'
import type { Calls } from '@saya/contract'
import { callServer } from '../../shared/answer/client.ts'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { usePages } from '../../shared/answer/usePages.ts'
import { pictureAddress } from '../../shared/pictureAddress.ts'
import { useTexts } from '../../shared/texts.ts'
import { CoinAmount } from './CoinAmount.tsx'
import { goodsTexts } from './goods.texts.ts'
import { type MallFilter, queryOf } from './mallFilter.rules.ts'

export type GoodsRow = Calls['GET /member/goods/list']['answer']['d'][number]

interface PageEnd {
  readonly next: string | undefined
}

/** Two to a row, read on before the end is reached. */
export function GoodsGrid({ filter }: { readonly filter: MallFilter }) {
  const t = useTexts(goodsTexts)
  const paged = useTexts(pagedTexts)
  const load = usePages<PageEnd, GoodsRow>(async ({ cursor, signal }) => {
    const query = { page_size: String(mallLimits.pageSize), ...queryOf(filter), ...cursor }
    const { d, next } = await callServer('GET /member/goods/list', { query }, { signal })
    return { rows: d, end: { next } }
  })
  return (
    <div className="mallGrid">
      <PagedList
        grid
        label={t.items}
        load={load}
        pageSize={mallLimits.pageSize}
        leastGapMs={listLimits.gridWaitMs}
        clock={performance}
        onFailure={() => showToast(paged.failed, 'bad')}
        rowKey={goods => goods.id}
        renderRow={goods => <GoodsCard goods={goods} />}
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

function GoodsCard({ goods }: { readonly goods: GoodsRow }) {
  return (
    <a className="goodsCard" href={`/s-points/detail/${goods.id}`}>
      <img src={pictureAddress(goods.show_img)} alt="" width={260} height={208} loading="lazy" decoding="async" />
      <span className="goodsWords">
        <b>{goods.name}</b>
        <CoinAmount coins={goods.price_filcoin} />
        <StockLine goods={goods} />
      </span>
    </a>
  )
}

/** What is given at once says so; of a thing one sees how many are left. */
export function StockLine({ goods }: { readonly goods: Pick<GoodsRow, 'stock' | 'gives'> }) {
  const t = useTexts(goodsTexts)
  if (goods.stock === 0) return <small>{t.restocking}</small>
  return <small>{goods.gives === '' ? t.left(goods.stock) : t.atOnce}</small>
}

const waiting = [1, 2, 3, 4] as const

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
      <EmptyState
        picture={<img src="/img/home/state-empty.webp" width={88} height={88} alt="" />}
        title={emptyItems}
        line={t.noneLine}
      />
    </div>
  )
}
