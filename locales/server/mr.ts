// The texts of the server in Marathi.
import calls from '../mr/calls.json' with { type: 'json' };
import conditions from '../mr/conditions.json' with { type: 'json' };
import copy from '../mr/copy.json' with { type: 'json' };
import documents from '../mr/documents.json' with { type: 'json' };
import faq from '../mr/faq.json' with { type: 'json' };
import notifications from '../mr/notifications.json' with { type: 'json' };
import pages from '../mr/pages.json' with { type: 'json' };
import phrases from '../mr/phrases.json' with { type: 'json' };
import places from '../mr/places.json' with { type: 'json' };
import problems from '../mr/problems.json' with { type: 'json' };
import reference from '../mr/reference.json' with { type: 'json' };
import shell from '../mr/shell.json' with { type: 'json' };
import sms from '../mr/sms.json' with { type: 'json' };
import wageSheet from '../mr/wage-sheet.json' with { type: 'json' };
import wages from '../mr/wages.json' with { type: 'json' };

export const mr = {
  calls,
  conditions,
  copy,
  documents,
  faq,
  notifications,
  pages,
  phrases,
  places,
  problems,
  reference,
  shell,
  sms,
  wageSheet,
  wages,
};
