import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readSelection } from '../lib/detect/read-selection';

/**
 * Put into a frame on request: what is selected there, and the links with it. What it returns crosses
 * from a web page's process, so it is parsed where it arrives.
 */
export default defineUnlistedScript(() => {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  return readSelection(selection.getRangeAt(0), selection.toString(), location.href);
});
