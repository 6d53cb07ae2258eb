import { useState, type DragEvent } from 'react';

/**
 * What an area needs so that a file can be dropped on it.
 * @param take gets the file; null while none can be taken, what is dropped then is let fall
 */
export function useFileDrop(take: ((file: File) => void) | null) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) take?.(file);
    },
  };
}
