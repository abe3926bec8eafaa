import { defineBackground } from 'wxt/utils/define-background';
import { startBackground } from './start-background';

export default defineBackground({ type: 'module', main: startBackground });
