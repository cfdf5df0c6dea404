import { avatars } from './avatars.mjs';
import { banners } from './banners.mjs';
import { brand } from './brand.mjs';
import { swimmers } from './fish.mjs';
import { games } from './games.mjs';
import { goods } from './goods.mjs';
import { categoryIcons, stateIllustrations } from './home-icons.mjs';
import { medals } from './medals.mjs';
import { previews } from './previews.mjs';
import { providers } from './providers.mjs';
import { slotScenes } from './slot-scenes.mjs';
import { slotLogos, slotSymbols } from './slots.mjs';
import { suits } from './suits.mjs';
import { tasks } from './tasks.mjs';
import { vipBenefits } from './vip-benefits.mjs';
import { welfareCards } from './welfare.mjs';

export const sets = { games, goods, providers, banners, categoryIcons, stateIllustrations, avatars, brand, slotSymbols, slotLogos, slotScenes, swimmers, suits, medals, previews, tasks, vipBenefits, welfareCards };
