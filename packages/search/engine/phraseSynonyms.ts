/**
 * Terms that consist of several words, and the words that the documentation uses for them. They only work in one
 * direction, like `synonyms`.
 */
export const phraseSynonyms: Readonly<Record<string, readonly string[]>> = {
  'alpha channel': ['transparent', 'transparency'],
  'blue screen': ['canvas', 'pixel'],
  'frame rate': ['fps'],
  'getting started': ['installation', 'setup'],
  'green screen': ['canvas', 'pixel'],
  'hot reload': ['watching', 'refresh'],
  'image sequence': ['sequence', 'setimagesequence'],
  'next js': ['brownfield', 'existing', 'frameworks'],
  'on top of': ['layer', 'layers', 'absolutefill'],
  'out of memory': ['crash', 'closed', 'concurrency'],
  'pass data': ['props', 'parametrized'],
  'slow motion': ['playbackrate', 'speed'],
  'source map': ['symbolicated', 'stack'],
  'speech to text': ['captions', 'subtitles'],
  'time lapse': ['playbackrate', 'speed'],
  'voice over': ['audio'],
};
