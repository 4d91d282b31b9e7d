// The texts of the server in Malayalam.
import calls from '../ml/calls.json' with { type: 'json' };
import conditions from '../ml/conditions.json' with { type: 'json' };
import copy from '../ml/copy.json' with { type: 'json' };
import documents from '../ml/documents.json' with { type: 'json' };
import faq from '../ml/faq.json' with { type: 'json' };
import notifications from '../ml/notifications.json' with { type: 'json' };
import pages from '../ml/pages.json' with { type: 'json' };
import phrases from '../ml/phrases.json' with { type: 'json' };
import places from '../ml/places.json' with { type: 'json' };
import problems from '../ml/problems.json' with { type: 'json' };
import reference from '../ml/reference.json' with { type: 'json' };
import shell from '../ml/shell.json' with { type: 'json' };
import sms from '../ml/sms.json' with { type: 'json' };
import wageSheet from '../ml/wage-sheet.json' with { type: 'json' };
import wages from '../ml/wages.json' with { type: 'json' };

export const ml = {
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
