import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { shortName, usePlaceName } from '../game/index.ts'
import { homeTexts } from './home.texts.ts'
import './categories.css'

export function Categories({ nav }: { nav: readonly { name: string; img: string }[] }) {
  const t = useTexts(homeTexts)
  const nameOf = usePlaceName()
  return (
    <nav className="categories" aria-label={t.categories}>
      {nav.map(({ name, img }) => (
        <a key={name} href={`/s-game/category/${encodeURIComponent(name)}?sort=Popular`} aria-label={nameOf(name)}>
          <span className="categoryTile">
            <ImageWithFallback
              src={pictureAddress(img)}
              alt=""
              width={34}
              height={34}
              loading="lazy"
              fallback={<Icon drawing={sheetIcon('gameController')} size={30} />}
            />
          </span>
          {shortName(nameOf(name))}
        </a>
      ))}
    </nav>
  )
}
