import type { Calls } from '@saya/contract'
import { Button } from '@saya/ui/button'
import { Checkbox } from '@saya/ui/choice'
import { openModal, Sheet } from '@saya/ui/modal'
import { ImageWithFallback } from '@saya/ui/picture'
import { useState } from 'react'
import { pictureAddress } from '../../../shared/picture/pictureAddress.ts'
import { useTexts } from '../../../shared/texts.ts'
import { listTexts } from './list.texts.ts'
import { brandValue } from './listQuery.ts'
import './providerSheet.css'

export type Provider = Calls['GET /member/index']['answer']['nav'][number]['providers'][number]

interface ProviderSheetProps {
  readonly providers: readonly Provider[]
  readonly brands: readonly string[]
  readonly onBrands: (brands: readonly string[]) => void
}

/** Asks whose games are shown. Closing the sheet changes nothing. */
export function askForProviders(
  providers: readonly Provider[],
  brands: readonly string[],
): Promise<readonly string[] | undefined> {
  return openModal<readonly string[]>(
    close => <ProviderSheet providers={providers} brands={brands} onBrands={close} />,
    { look: 'sheet' },
  ).closed
}

function ProviderSheet({ providers, brands, onBrands }: ProviderSheetProps) {
  const t = useTexts(listTexts)
  const [chosen, setChosen] = useState<readonly string[]>(brands)

  function toggle(value: string) {
    setChosen(chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value])
  }

  return (
    <Sheet
      title={chosen.length ? t.providersChosen(chosen.length) : t.providers}
      closeLabel={t.close}
      actions={
        <>
          <Button look="neutral" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            {t.clear}
          </Button>
          <Button onClick={() => onBrands(chosen)}>{t.show}</Button>
        </>
      }
    >
      <ul className="providerList">
        {providers.map(provider => (
          <li key={provider.venue_id}>
            <Checkbox checked={chosen.includes(brandValue(provider))} onChange={() => toggle(brandValue(provider))}>
              <ProviderLogo provider={provider} />
              {provider.name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function ProviderLogo({ provider }: { provider: Provider }) {
  const fallback = <span className="providerLogo">{provider.name.slice(0, 1)}</span>
  return (
    <ImageWithFallback
      className="providerLogo"
      src={pictureAddress(provider.logo)}
      alt=""
      width={40}
      height={40}
      fallback={fallback}
    />
  )
}
