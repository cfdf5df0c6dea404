import { callOffice } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { WholeForm } from '../../shared/act/WholeForm.tsx'
import { fieldGroupsOf, valuesOf, type Wish, wishOf } from './adFields.ts'
import type { Ad } from './ads.tsx'

interface AdFormProps {
  /** Nothing for a new one. */
  readonly ad: Ad | undefined
  /** Over once what was saved is shown: whatever is typed before would be lost. */
  readonly onSaved: (id: string) => Promise<void> | void
}

/** The whole of an ad. One that is there is saved from the version that was seen. */
export function AdForm({ ad, onSaved }: AdFormProps) {
  const mayChange = useMay()('ad.change')
  async function saveAndShow(wish: Wish, reason: string): Promise<string> {
    await save(ad, wish, reason)
    await onSaved(wish.ad_id)
    return wish.is_on ? 'Saved and switched on.' : 'Saved and switched off.'
  }
  const showAgain = ad && { onReread: () => void onSaved(ad.ad_id) }
  return (
    <WholeForm
      groups={fieldGroupsOf(ad)}
      initial={valuesOf(ad)}
      isReadOnly={!mayChange}
      wishOf={wishOf}
      save={saveAndShow}
      {...showAgain}
    />
  )
}

async function save(ad: Ad | undefined, { ad_id, ...wish }: Wish, reason: string): Promise<void> {
  if (!ad) await callOffice('POST /office/api/ad/create', { body: { ad_id, wish, reason } })
  else await callOffice('POST /office/api/ad/change', { body: { ad_id, version: ad.version, wish, reason } })
}
