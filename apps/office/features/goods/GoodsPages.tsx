import { ActBar } from '../../shared/act/ActBar.tsx'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { NewLink } from '../../shared/list/NewLink.tsx'
import { base, go } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { GoodsForm } from './GoodsForm.tsx'
import { goodsList } from './goodsList.tsx'
import { PriceSection } from './PriceSection.tsx'
import { stockActs } from './stockActs.ts'
import { StockSection } from './StockSection.tsx'
import './goods.css'

/** The list, a new one, or the one whose id the address goes on with. */
export function GoodsPages({ rest }: { readonly rest: string }) {
  const mayChange = useMay()('goods.change')
  if (rest === 'new') return <NewGoods />
  if (rest) return <OneGoods key={rest} id={rest} />
  return (
    <>
      <ListFrame entity={goodsList} />
      {mayChange && <NewLink path="/goods/new">New item</NewLink>}
    </>
  )
}

const back = <a href={`${base}/goods`}>Goods</a>

function NewGoods() {
  return (
    <>
      <PageHead title={back} note="New item" />
      <GoodsForm goods={undefined} onSaved={id => go(`/goods/${id}`, { replaces: true })} />
    </>
  )
}

function OneGoods({ id }: { readonly id: string }) {
  const found = useAnswer('GET /office/api/goods/list', { query: { id } })
  return (
    <Answered of={found}>
      {({ d: [goods] }) => (
        <>
          <PageHead title={back} note={goods?.name_en ?? id}>
            {goods && <OnBadge isOn={goods.is_on} />}
          </PageHead>
          {goods ? (
            <div className="goodsOffice">
              <ActBar
                acts={stockActs}
                things={[goods]}
                nameOf={one => one.name_en}
                onDone={() => void found.reload()}
              />
              <StockSection key={goods.stock_seq} goods={goods} />
              {goods.gives !== 'voucher' && <PriceSection goods={goods} onChange={() => void found.reload()} />}
              <GoodsForm key={goods.version} goods={goods} onSaved={() => found.reload()} />
            </div>
          ) : (
            <p className="listEmpty">This item was not found.</p>
          )}
        </>
      )}
    </Answered>
  )
}
