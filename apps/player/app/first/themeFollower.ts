import { themeColors } from '../../shared/device/preferences.ts'

/**
 * Before anything is painted, and whenever the device changes its look, the page takes it over: until somebody has chosen
 * one. Where a device says nothing, the page stays dark.
 */
export const themeFollower = `(wish=>{const follow=()=>{if(/(?:^|; *)theme=/.test(document.cookie))return;const theme=wish.matches?'light':'dark';document.documentElement.dataset.theme=theme;document.querySelector('meta[name=theme-color]').content=${JSON.stringify(themeColors)}[theme]};follow();wish.addEventListener('change',follow)})(matchMedia('(prefers-color-scheme:light)'))`
