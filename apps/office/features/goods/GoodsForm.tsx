import { WholeForm } from '../../shared/act/WholeForm.tsx'
import { callOffice } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { fieldGroups, newGroup, valuesOf, type Wish, wishOf } from './goodsFields.ts'
import type { Goods } from './goods.ts'

interface GoodsFormProps {
  /** Nothing for a new one. */
  readonly goods: Goods | undefined
  /** Over once what was saved is shown: whatever is typed before would be lost. */
  readonly onSaved: (id: string) => Promise<void> | void
}

/** All of goods that staff say. Those that are there are saved from the version that was seen. */
export function GoodsForm({ goods, onSaved }: GoodsFormProps) {
  const mayChange = useMay()('goods.change')
  async function saveAndShow({ id, ...wish }: Wish & { id: string }, reason: string): Promise<string> {
    await save(goods, { id, wish }, reason)
    await onSaved(id)
    return wish.is_on ? 'Saved and switched on.' : 'Saved and switched off.'
  }
  return (
    <WholeForm
      groups={goods ? fieldGroups : [newGroup, ...fieldGroups]}
      initial={valuesOf(goods)}
      isReadOnly={!mayChange}
      wishOf={wishOf}
      save={saveAndShow}
      {...(goods && { onReread: () => void onSaved(goods.id) })}
    />
  )
}

interface GoodsDraft {
  readonly id: string
  readonly wish: Wish
}

function save(goods: Goods | undefined, { id, wish }: GoodsDraft, reason: string) {
  if (!goods) return callOffice('POST /office/api/goods/create', { body: { id, wish, reason } })
  return callOffice('POST /office/api/goods/change', { body: { id, version: goods.version, wish, reason } })
}
